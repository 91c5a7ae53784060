import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';

/** Seconds after which a page is prerendered again. */
export const REVALIDATE_SECONDS = 900;

/**
 * Makes a page's `getStaticProps` of a function from its address to its props: `null` is a 404.
 * A part of the address that is missing or repeated reads as an empty string.
 */
export const staticPage =
  <Props extends object>(
    buildProps: (params: Readonly<Record<string, string>>) => Props | null | Promise<Props | null>,
  ) =>
  async ({ params = {} }: GetStaticPropsContext): Promise<GetStaticPropsResult<Props>> => {
    const props = await buildProps(toTexts(params));
    return props === null
      ? { notFound: true, revalidate: REVALIDATE_SECONDS }
      : { props, revalidate: REVALIDATE_SECONDS };
  };

const toTexts = (params: NonNullable<GetStaticPropsContext['params']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
