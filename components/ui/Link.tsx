import type { ComponentProps } from 'react';

type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link within the site: a plain anchor. `useSoftLinks` in the layout turns a press on it into a
 * change of page without a reload, also in HTML that React has not taken over.
 */
export const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;
