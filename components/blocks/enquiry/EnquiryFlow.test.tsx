/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import Router from 'next/router';
import { OFFICE_HOURS } from '@/data/school';
import { clearDraft, readDraft } from '@/lib/enquiry/draft';
import { forgetSentEnquiry, readSentEnquiry } from '@/lib/enquiry/sentEnquiry';
import { readVisitAnswers, saveVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { isRecord } from '@/lib/site/isRecord';
import { playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { OTP } from '@/lib/testing/sampleOtp';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { field, typeFamily } from '@/lib/testing/typeEnquiry';
import { EnquiryFlow, type EnquiryFlowProps } from './EnquiryFlow';

beforeEach(clearDraft);

const RECEIPT = { id: SAMPLE_REFERENCE, delivered: true, needsVerification: false, ticket: null };

/** The endpoint: answers one after the other, the last one for good. Gives what it was sent. */
const answerWith = (...answers: (() => Response)[]) => {
  const received: Record<string, unknown>[] = [];
  fakeNetwork.use(
    http.post('*/api/enquiries', async ({ request }) => {
      const body: unknown = await request.json();
      if (isRecord(body)) received.push(body);
      const answer = answers[Math.min(received.length, answers.length) - 1];
      return answer ? answer() : HttpResponse.error();
    }),
  );
  return received;
};

const fillIn = async (props: Pick<EnquiryFlowProps, 'thanks'> = {}) => {
  const { person } = render(<EnquiryFlow branchId={8} {...props} />);
  await typeFamily(person, '9845012345');
  await person.selectOptions(field('Session Year'), 'Nursery');
  return { person, submit: screen.getByRole('button', { name: 'Submit' }) };
};

it('thanks a parent, names the reference and leads to its page', async () => {
  const received = answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(
    await screen.findByText('Thank you. The admissions team has your enquiry.'),
  ).toBeInTheDocument();
  expect(screen.getByText(SAMPLE_REFERENCE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track my enquiry' })).toHaveAttribute(
    'href',
    `/enquiry/${SAMPLE_REFERENCE}`,
  );
  expect(received).toEqual([
    expect.objectContaining({ parent_name: 'Asha Rao', branch: 8, grade: 2, mobile: '9845012345' }),
  ]);
  expect(readDraft()).toBeNull();
});

it('forgets the child, not the home, once the enquiry is sent', async () => {
  saveVisitAnswers({ locality: 'Kharadi', city: 'pune' });
  answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  await screen.findByText('OIS-7K3M-92QF');
  expect(readVisitAnswers()).toEqual({ locality: 'Kharadi', city: 'pune' });
});

it('says that it is saved where the school system does not have it yet', async () => {
  answerWith(() => HttpResponse.json({ ...RECEIPT, delivered: false }, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(
    await screen.findByText('Thank you. We have saved your enquiry and will call you.'),
  ).toBeInTheDocument();
});

it('sends once when the button is pressed twice', async () => {
  const received = answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
  const { person, submit } = await fillIn();
  await person.dblClick(submit);
  await screen.findByText(SAMPLE_REFERENCE);
  expect(received).toHaveLength(1);
});

it('keeps what is typed when the network fails, and tries again under the same key, as submitted later', async () => {
  const received = answerWith(
    () => HttpResponse.error(),
    () => HttpResponse.json(RECEIPT, { status: 201 }),
  );
  const { person, submit } = await fillIn();
  await person.click(submit);
  const message = 'We could not reach the school. Please check your connection and try again.';
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual([message]));
  expect(field('Child name')).toHaveValue('Mira');
  await person.click(submit);
  await screen.findByText(SAMPLE_REFERENCE);
  expect(received).toHaveLength(2);
  expect(received[0]?.idempotencyKey).toEqual(expect.stringMatching(/^[\w-]{16,100}$/));
  const { submittedAt: first = Infinity, ...rest } = received[0] ?? {};
  expect(received[1]).toMatchObject(rest);
  expect(received[1]?.submittedAt).toBeGreaterThan(Number(first));
});

it('shows the sentence with which the school system refuses', async () => {
  const error = { code: 'enquiry/refused', message: 'Admissions for this class are closed.' };
  answerWith(() => HttpResponse.json({ error }, { status: 422 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  expect(await screen.findByText(error.message)).toBeVisible();
  await waitFor(() => expect(shownSnackbars()).toEqual([error.message]));
});

it('names the field that the server finds wrong', async () => {
  const error = {
    code: 'request/invalid',
    message: 'Please check the year.',
    field: 'date_of_birth',
  };
  answerWith(() => HttpResponse.json({ error }, { status: 400 }));
  const { person, submit } = await fillIn();
  await person.click(submit);
  await waitFor(() => expect(field('Date of birth')).toHaveFocus());
  expect(field('Date of birth')).toHaveAccessibleDescription(
    expect.stringContaining(error.message),
  );
});

describe('an anonymous parent', () => {
  const saved = { ...RECEIPT, delivered: false, needsVerification: true };
  const SENT = { message: 'We have sent an OTP.', challenge: 'c1', resendAfter: 120 };
  let sends: unknown[] = [];

  beforeEach(() => {
    sends = [];
    playLogin();
    fakeNetwork.use(
      http.post('*/api/otp/send', async ({ request }) => {
        sends.push(await request.json());
        return HttpResponse.json(SENT);
      }),
      http.post('*/api/otp/verify', () =>
        HttpResponse.json({ outcome: 'onboarded', message: 'ok', ticket: 't' }),
      ),
    );
  });

  it('confirms the number in the card, without typing it again, and the same enquiry goes on', async () => {
    const received = answerWith(
      () => HttpResponse.json(saved, { status: 201 }),
      () => HttpResponse.json(RECEIPT, { status: 201 }),
    );
    const { person, submit } = await fillIn();
    await person.click(submit);
    const card = within(await screen.findByRole('region', { name: 'Confirm your mobile number' }));
    expect(screen.getByText('OIS-7K3M-92QF')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(await card.findByRole('button', { name: 'Send OTP' }));
    expect(sends).toEqual([{ mobile: '9845012345' }]);
    expect(await card.findByLabelText('OTP digit 1')).toHaveFocus();
    expect(card.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
    await person.keyboard(OTP);
    const thanks = await screen.findByText('Thank you. The admissions team has your enquiry.');
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
    expect(thanks.closest('[tabindex]')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send OTP' })).not.toBeInTheDocument();
  });

  it('who mistyped the number can change it in the card', async () => {
    answerWith(() => HttpResponse.json(saved, { status: 201 }));
    const { person, submit } = await fillIn();
    await person.click(submit);
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    const number = screen.getByLabelText('Mobile number');
    expect(number).toHaveValue('9845012345');
    await person.clear(number);
    await person.type(number, '9845099999');
    await person.click(screen.getByRole('button', { name: 'Send OTP' }));
    await screen.findByLabelText('OTP digit 1');
    expect(sends).toEqual([{ mobile: '9845099999' }]);
  });

  it('whose enquiry could not be sent on can send it again without another OTP', async () => {
    answerWith(
      () => HttpResponse.json(saved, { status: 201 }),
      () => HttpResponse.error(),
      () => HttpResponse.json(RECEIPT, { status: 201 }),
    );
    const { person, submit } = await fillIn();
    await person.click(submit);
    await person.click(await screen.findByRole('button', { name: 'Send OTP' }));
    await screen.findByLabelText('OTP digit 1');
    await person.keyboard(OTP);
    await person.click(await screen.findByRole('button', { name: 'Send it to the branch again' }));
    await screen.findByText('Thank you. The admissions team has your enquiry.');
    expect(sends).toHaveLength(1);
  });

  it('who does not confirm has the enquiry saved, and reads who calls and when', async () => {
    answerWith(() => HttpResponse.json(saved, { status: 201 }));
    const { person, submit } = await fillIn();
    await person.click(submit);
    expect(
      await screen.findByText('Thank you. We have saved your enquiry and will call you.'),
    ).toBeInTheDocument();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringContaining('Jalahalli'),
      'Nursery',
      expect.stringMatching(/^The admissions team of .*Jalahalli$/),
      '+91 98450 12345',
      OFFICE_HOURS,
    ]);
  });

  it('is welcomed by the login that comes with the receipt', async () => {
    answerWith(() => HttpResponse.json({ ...RECEIPT, ticket: 'encrypted' }, { status: 201 }));
    const { calls } = playLogin();
    const { person, submit } = await fillIn();
    await person.click(submit);
    await waitFor(() => expect(shownSnackbars()).toEqual(['Welcome']));
    expect(calls).toContain('POST callback/otp');
  });
});

describe('on the page of a campaign', () => {
  beforeEach(() => {
    forgetSentEnquiry();
    playLogin();
  });

  it('goes on to the page that thanks, which knows the reference; the address tells nothing', async () => {
    answerWith(() => HttpResponse.json(RECEIPT, { status: 201 }));
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    const { person, submit } = await fillIn({ thanks: 'page' });
    await person.click(submit);
    await waitFor(() => expect(push).toHaveBeenCalledWith('/thank-you'));
    expect(readSentEnquiry()).toMatchObject({ receipt: RECEIPT, branch: 8, grade: 2 });
    push.mockRestore();
  });

  it('stays where it is when nothing could be saved', async () => {
    answerWith(() => HttpResponse.error());
    const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
    const { person, submit } = await fillIn({ thanks: 'page' });
    await person.click(submit);
    await screen.findByText(/We could not reach the school/);
    expect(push).not.toHaveBeenCalled();
    push.mockRestore();
  });
});
