/** What a parent reads about the brochure. The failure is the specification's, to the letter. */
export const BROCHURE_COPY = {
  afterForm: 'Please send us the form: the brochure downloads as soon as your enquiry is saved.',
  onlyFile: 'Only want the file? Open the brochure (PDF)',
  failed: "Sorry, we couldn't download the brochure. Please try again or contact us directly.",
} as const;

/** The name under which the file is saved on the parent's device. */
export const BROCHURE_FILE = 'brochure.pdf';

/** The file that `npm run brochure` prints from the page `/brochure`. */
export const BROCHURE_PDF = '/brochure.pdf';
