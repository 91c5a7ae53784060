/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import type { SentEnquiry } from '@/lib/enquiry/sentEnquiry';
import { render } from '@/lib/testing/render';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { EnquiryThanks } from './EnquiryThanks';

const sent = (needsVerification: boolean): SentEnquiry => ({
  receipt: { id: SAMPLE_REFERENCE, delivered: !needsVerification, needsVerification, ticket: null },
  branch: 51,
  grade: 2,
  request: null,
});

const card = (needsVerification: boolean) => (
  <EnquiryThanks
    sent={sent(needsVerification)}
    confirmation="open"
    sendOn={async () => undefined}
  />
);

it('takes a parent to its beginning once the number is confirmed', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(card(true));
  expect(scroll).not.toHaveBeenCalled();
  rerender(card(false));
  expect(screen.getByText('Thank you. The admissions team has your enquiry.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(SAMPLE_REFERENCE);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
});

it('leaves a parent who comes back to a confirmed enquiry where the page begins', () => {
  render(card(false));
  expect(document.activeElement).toBe(document.body);
});
