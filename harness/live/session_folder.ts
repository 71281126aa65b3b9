/** What the folder of a session is called. @module */

/** `2026-11-18-153045`, in local time. */
export function folderName(date: Date): string {
  const two = (count: number): string => String(count).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join("");
  return `${day}-${time}`;
}
