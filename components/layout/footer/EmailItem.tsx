/** The address to write to, in a list of the footer. */
export const EmailItem = ({ email }: { email: string }) => (
  <li>
    <a href={`mailto:${email}`}>{email}</a>
  </li>
);
