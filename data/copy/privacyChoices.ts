/** Of the question about tools of other companies, and of the button that asks it again. */
export const PRIVACY_CHOICES = 'Privacy choices';
