/** How to reach a branch, on its page and on the page's printed sheet. */
export const BRANCH_CONTACT_COPY = {
  title: 'Visit or call',
  address: 'Address',
  landmark: 'Landmark',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  hours: 'Office hours',
  onTheMap: 'Other branches on the map',
} as const;
