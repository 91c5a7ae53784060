/** The name that a `Host` header or a URL's host begins with: in small letters, without its port. */
export const hostNameOf = (host = ''): string => host.toLowerCase().replace(/:\d+$/, '');
