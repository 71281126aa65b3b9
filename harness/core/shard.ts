/** A job that is divided among several machines. @module */

/** One part of several; both count from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}
