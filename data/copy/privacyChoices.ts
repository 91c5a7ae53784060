/** Of the question about tools of other companies, and of the button that asks it again. */
export const PRIVACY_CHOICES = 'Privacy choices';

/**
 * Of the question's words (./thirdParties, and the reasons in data/thirdParties.mjs). A change of
 * what they promise needs a new one: everybody is asked again.
 */
export const CONSENT_VERSION = '2025-11-2';
