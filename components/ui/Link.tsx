import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link within the site. Its page is fetched when a person points at it, not when it scrolls into
 * view: parents pay for data. A place on the same page needs no router, which would resolve it
 * against the inner address of a rewritten page.
 */
export const Link = ({ href, ...props }: LinkProps) =>
  href.startsWith('#') ? (
    <a {...props} href={href} />
  ) : (
    <NextLink {...props} href={href} prefetch={false} />
  );
