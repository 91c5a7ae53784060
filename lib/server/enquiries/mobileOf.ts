/** `+91-9876543210` → `9876543210`. */
export const mobileOf = (contact: string): string => contact.replace(/^\+91-/, '');
