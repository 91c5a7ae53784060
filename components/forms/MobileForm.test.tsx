/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { MobileForm } from './MobileForm';

const renderForm = (props: Partial<Parameters<typeof MobileForm>[0]> = {}) => {
  const onSend = jest.fn();
  const { person } = render(
    <MobileForm
      mobile=""
      isSending={false}
      error={null}
      shouldFocus
      onEdit={() => undefined}
      onSend={onSend}
      {...props}
    />,
  );
  return { person, onSend, field: screen.getByLabelText('Mobile number') };
};

it('takes digits only, and ten of them', async () => {
  const { person, onSend, field } = renderForm();
  await person.type(field, '98a450 12-345678');
  expect(field).toHaveValue('9845012345');
  await person.click(screen.getByRole('button', { name: 'Send OTP' }));
  expect(onSend).toHaveBeenCalledWith('9845012345');
});

it('cleans a pasted number', async () => {
  const { person, field } = renderForm();
  expect(field).toHaveFocus();
  await person.paste('+91 98450-12345');
  expect(field).toHaveValue('9845012345');
});

it('asks for a number from the @ of an e-mail address until ten digits stand there', async () => {
  const { person, field } = renderForm();
  const message = 'Please enter a valid 10-digit mobile number.';
  await person.type(field, 'parent@');
  const said = screen.getByRole('alert');
  expect(said).toHaveTextContent(message);
  await person.type(field, 'example.com');
  expect(field).toBeInvalid();
  await person.type(field, '984501234');
  // The same alert: it is said once, not with each key.
  expect(screen.getByRole('alert')).toBe(said);
  await person.type(field, '5');
  expect(field).toHaveValue('9845012345');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends on Enter', async () => {
  const { person, onSend, field } = renderForm({ mobile: '9845012345' });
  await person.type(field, '{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('does not send twice', async () => {
  const { person, onSend } = renderForm({ mobile: '9845012345', isSending: true });
  await person.click(screen.getByRole('button', { name: 'Send OTP' }));
  expect(onSend).not.toHaveBeenCalled();
});

it('ties an error to the field and says it', () => {
  const { field } = renderForm({ error: 'Please enter a valid mobile number.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid mobile number.');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Please enter a valid mobile number\./);
});

it('keeps the number out of addresses before scripts have come', () => {
  const { field } = renderForm();
  expect(field).not.toHaveAttribute('name');
});
