/** The public address of every page about the school and of its legal pages. */
export const ABOUT_PATHS = {
  about: '/about-us',
  contact: '/contact-us',
  press: '/press-coverage',
  newsmakers: '/newsmakers',
  careers: '/careers',
  parentResources: '/parent-resources',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  sample: '/about-this-sample',
  refunds: '/cancellation-and-refund-policy',
} as const;
