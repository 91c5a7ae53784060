/** Whether a class is in a band of classes: `6-8`, or `5`. */
export const isInBand = (band: string, classNumber: number): boolean => {
  const [from = 0, to = from] = band.split('-').map(Number);
  return classNumber >= from && classNumber <= to;
};
