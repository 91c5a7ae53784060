/** Heights of 40 pupils of a class 10, in centimetres: an example of ours. */
export const HEIGHTS = [
  141, 143, 144, 146, 147, 148, 148, 149, 150, 151, 151, 152, 152, 153, 153, 154, 154, 155, 155,
  155, 156, 156, 157, 157, 158, 158, 159, 160, 160, 161, 162, 162, 163, 164, 165, 166, 168, 170,
  172, 175,
] as const;
