/** The bar at the foot of a phone's window. */
export const CONTACT_BAR_COPY = {
  name: 'Reach us',
  call: 'Call',
  callNumber: (number: string) => `Call ${number}`,
} as const;
