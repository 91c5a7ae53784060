/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { render } from '@/lib/testing/render';
import { CertificateAnswerView } from './CertificateAnswerView';

const CERTIFICATE = {
  number: '2025/008/014',
  branch: 'OIS Jalahalli',
  lastClass: 'Grade 8',
  issuedOn: '16 April 2025',
};

const form = () => screen.getByLabelText('Certificate number').closest('form');

it('shows a parent the certificate, and asks for another one', () => {
  render(<CertificateAnswerView certificate={CERTIFICATE} problem={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Certificate 2025/008/014 is in our register',
  );
  for (const fact of Object.values(CERTIFICATE)) {
    expect(screen.getAllByText(fact, { exact: false }).length).toBeGreaterThan(0);
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says once what is wrong, and has the form again', () => {
  render(
    <CertificateAnswerView certificate={null} problem={ERROR_MESSAGES['certificate/unknown']} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'no certificate with this number and this date of birth',
  );
  expect(screen.getByLabelText('Date of birth on the certificate')).toHaveValue('');
});

it('asks by a plain form, without the answer in the page', () => {
  render(<CertificateAnswerView certificate={null} problem={null} />);
  expect(form()).toHaveAttribute('action', '/api/certificates');
  expect(form()).toHaveAttribute('method', 'post');
});
