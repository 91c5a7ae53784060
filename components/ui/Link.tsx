import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link within the site. Its page is fetched when a person points at it, not when it scrolls into
 * view: parents pay for data.
 */
export const Link = (props: LinkProps) => <NextLink {...props} prefetch={false} />;
