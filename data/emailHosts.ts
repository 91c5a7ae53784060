/** The mail services that the e-mail field offers to complete. */
export const EMAIL_HOSTS = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com'] as const;
