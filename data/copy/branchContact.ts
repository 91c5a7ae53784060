/** How to reach a branch, on its page and on the page's printed sheet. */
export const BRANCH_CONTACT_COPY = {
  title: 'Visit or call',
  address: 'Address',
  landmark: 'Landmark',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  /** All branches share one address: the subject tells the office whom the letter is for. */
  mailSubject: (branch: string, city: string) => `A question to ${branch}, ${city}`,
  hours: 'Office hours',
  onTheMap: 'Other branches on the map',
} as const;
