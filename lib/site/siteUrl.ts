type Settings = Readonly<Record<string, string | undefined>>;

/** The public origin, without a slash at its end: SITE_URL, else this machine at its port. */
export const siteUrlOf = ({ SITE_URL, PORT }: Settings): string =>
  (SITE_URL || `http://localhost:${Number(PORT || 3000)}`).replace(/\/$/, '');
