/**
 * The places in a PDF of Chromium that links lead to, each with the number of its page. Chromium leaves
 * its objects unpacked and numbers those of the pages in their order.
 */
export const readPlaces = (bytes: Buffer): Record<string, number> => {
  const text = bytes.toString('latin1');
  const pages = [...text.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b(?!s)/g)].map(([, id]) => id);
  const places = text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g);
  return Object.fromEntries(
    [...places].map(([, place = '', id]) => [place, pages.indexOf(id) + 1]),
  );
};
