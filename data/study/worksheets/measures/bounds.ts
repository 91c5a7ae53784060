/** From the least to the most, both included. */
export type Bounds = { unit: string; low: number; high: number };
