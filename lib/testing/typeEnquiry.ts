import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field of the enquiry form by its accessible name. */
export const field = (name: string): HTMLElement =>
  screen.getByLabelText(name, { selector: 'input, select' });

/**
 * Types what the form asks about the family, the way a parent does; city, branch and class stay as they
 * are. A parent who is logged in has no `mobile` to type.
 */
export const typeFamily = async (person: UserEvent, mobile?: string): Promise<void> => {
  await person.type(field('Parent name'), 'Asha Rao');
  await person.type(field('Child name'), 'Mira');
  await person.type(field('Date of birth'), '2022-05-17');
  if (mobile) await person.type(field('Mobile number'), mobile);
};
