/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { SCHOOL } from '@/data/school';
import { REFERENCE_EXAMPLE } from '@/lib/enquiry/reference';
import { render } from '@/lib/testing/render';
import { EnquiryView } from './EnquiryView';
import { TrackView } from './TrackView';

describe('a parent with a wrong reference', () => {
  beforeEach(() => void render(<EnquiryView progress={null} state={{ is: 'wrong' }} />));

  it('reads what is wrong and how a reference looks', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We do not know this reference',
    );
    expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(
      expect.stringContaining(REFERENCE_EXAMPLE),
    );
  });

  it('can type it again, without JavaScript too', () => {
    const field = screen.getByLabelText('Reference');
    expect(field).toHaveAttribute('name', 'reference');
    expect(field.closest('form')).toHaveAttribute('action', '/enquiry');
    expect(field.closest('form')).toHaveAttribute('method', 'get');
    expect(screen.getByRole('button', { name: 'Track my enquiry' })).toHaveAttribute(
      'type',
      'submit',
    );
  });

  it('can log in or call instead', () => {
    expect(screen.getByRole('link', { name: 'My enquiries' })).toHaveAttribute(
      'href',
      '/my-enquiries',
    );
    const phones = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(phones).toContain(`tel:${SCHOOL.phone}`);
  });
});

it('is the page Track my enquiry for a parent who comes without a reference', () => {
  render(<TrackView state={{ is: 'open' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Track my enquiry');
});

describe('a parent whose connection was used to try out references', () => {
  beforeEach(
    () => void render(<EnquiryView progress={null} state={{ is: 'limited', minutes: 7 }} />),
  );

  it('reads what happened, for how long, and that the enquiry is safe', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please wait');
    expect(screen.getByText(/for about 7 minutes we look up none/)).toBeVisible();
    expect(screen.getByText(/Your enquiry is safe with us/)).toBeVisible();
  });

  it('can log in or call meanwhile', () => {
    expect(screen.getByText(/You need not wait if you log in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My enquiries' })).toHaveAttribute(
      'href',
      '/my-enquiries',
    );
    const phones = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(phones).toContain(`tel:${SCHOOL.phone}`);
  });
});
