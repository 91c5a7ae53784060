const locations = async (url: string): Promise<string[]> =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => loc,
  );

const pathOf = (address: string): string => new URL(address).pathname;

/** The path of every page that the site's own sitemaps name. */
export const sitePages = async (origin: string): Promise<string[]> => {
  const files = await locations(`${origin}/sitemap.xml`);
  const lists = await Promise.all(files.map((file) => locations(origin + pathOf(file))));
  return lists.flat().map(pathOf);
};
