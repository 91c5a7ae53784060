/** A path of a drawn thing and how it is filled. */
export type Part = { d: string; tone: 'light' | 'warm' | 'cool' | 'line' };

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
