/** Follows a job. @module */

/**
 * Hands on every event of a job. Where `on` fails, the job is told to begin nothing more, but its end
 * is not waited for: engines may take their time.
 */
export async function follow<Event>(
  job: AsyncGenerator<Event, unknown, undefined>,
  on: (event: Event) => void,
): Promise<void> {
  for (let next = await job.next(); !next.done; next = await job.next()) {
    try {
      on(next.value);
    } catch (error) {
      job.return(undefined).catch(() => {});
      throw error;
    }
  }
}
