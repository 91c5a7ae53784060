/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SCHOOL } from '@/data/school';
import type { DialogRequest } from '@/lib/site/DialogProvider';
import { NEWCOMER, playLogin } from '@/lib/testing/fakeLogin';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { OTP, wrongOtp } from '@/lib/testing/sampleOtp';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import { shownSnackbars } from '@/lib/testing/snackbars';
import { typeFamily } from '@/lib/testing/typeEnquiry';
import { LoginDialog } from './LoginDialog';

type LoginRequest = Extract<DialogRequest, { name: 'login' }>;

const SENT = { message: 'OTP has been sent to your number', challenge: 'c1', resendAfter: 120 };

let sends: unknown[] = [];

beforeEach(() => {
  playLogin();
  sends = [];
  fakeNetwork.use(
    http.post('*/api/otp/send', async ({ request }) => {
      sends.push(await request.json());
      return HttpResponse.json(SENT);
    }),
  );
});

const answerVerify = (body: object, status = 200) =>
  fakeNetwork.use(http.post('*/api/otp/verify', () => HttpResponse.json(body, { status })));

const refuseVerify = (status: number, code: string, message: string) =>
  answerVerify({ error: { code, message } }, status);

const open = (request: Partial<LoginRequest> = {}) => {
  const onClose = jest.fn();
  const { person } = render(
    <LoginDialog request={{ name: 'login', allowSignup: true, ...request }} onClose={onClose} />,
  );
  return { person, onClose };
};

const askForOtp = async (request: Partial<LoginRequest> = {}) => {
  const opened = open(request);
  await opened.person.type(screen.getByLabelText('Mobile number'), '9845012345');
  await opened.person.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('OTP digit 1');
  return opened;
};

const typeOtp = async (request: Partial<LoginRequest> = {}) => {
  const opened = await askForOtp(request);
  await opened.person.keyboard(OTP);
  return opened;
};

const readBoxes = () =>
  screen
    .getAllByLabelText(/^OTP digit/)
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
    .join('');

describe('the mobile number', () => {
  it.each([
    ['one digit short', '984501234', 'Please enter a valid 10-digit mobile number.'],
    ['empty', ' ', 'Please enter a valid 10-digit mobile number.'],
    ['an e-mail address', 'parent@example.com', 'Please enter a valid 10-digit mobile number.'],
    ['begun with a 5', '5845012345', 'Please enter a valid mobile number.'],
  ])('names the mistake when it is %s', async (_what, text, message) => {
    const { person } = open();
    await person.type(screen.getByLabelText('Mobile number'), text);
    await person.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    expect(sends).toEqual([]);
  });

  it('tells at once that an e-mail address is not wanted, and goes on saying so', async () => {
    const { person } = open();
    await person.type(screen.getByLabelText('Mobile number'), 'parent@');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter a valid 10-digit mobile number.',
    );
    await person.type(screen.getByLabelText('Mobile number'), 'example.com');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter a valid 10-digit mobile number.',
    );
    await person.type(screen.getByLabelText('Mobile number'), '9845012345');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('forgets the mistake while it is mended', async () => {
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Send OTP' }));
    await person.type(screen.getByLabelText('Mobile number'), '9');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      429,
      'otp/too-many-sends',
      'Too many codes were asked for. Please wait ten minutes and try again.',
    ],
    [
      503,
      'service/unavailable',
      'This is not working just now. Please try again in a few minutes.',
    ],
    [422, 'otp/refused', 'This number is blocked by the school'],
  ])('stays with the reason when no code was sent (%p)', async (status, code, message) => {
    fakeNetwork.use(
      http.post('*/api/otp/send', () =>
        HttpResponse.json({ error: { code, message } }, { status }),
      ),
    );
    const { person } = open();
    await person.type(screen.getByLabelText('Mobile number'), '9845012345');
    await person.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9845012345');
    expect(screen.queryByLabelText('OTP digit 1')).not.toBeInTheDocument();
  });

  it('is sent, and the boxes come with what the school said', async () => {
    await askForOtp();
    expect(sends).toEqual([{ mobile: '9845012345' }]);
    expect(screen.getByText(SENT.message)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('02:00');
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  });

  it('waits only for what is left when a code was asked for before the page was opened again', async () => {
    fakeNetwork.use(
      http.post('*/api/otp/send', () => HttpResponse.json({ ...SENT, resendAfter: 37 })),
    );
    await askForOtp();
    expect(screen.getByRole('timer')).toHaveTextContent('00:37');
  });

  it('can be changed, and is stored for that', async () => {
    const { person } = await askForOtp();
    await person.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9845012345');
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  });

  it('gets another code when the time is up', async () => {
    fakeNetwork.use(
      http.post('*/api/otp/send', () => HttpResponse.json({ ...SENT, resendAfter: 0 }), {
        once: true,
      }),
    );
    const { person } = await askForOtp();
    await person.keyboard('12');
    await person.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(sends).toHaveLength(1));
    expect(await screen.findByRole('timer')).toHaveTextContent('02:00');
    expect(readBoxes()).toBe('');
    expect(screen.getByLabelText('OTP digit 1')).toHaveFocus();
  });
});

describe('a refused OTP: the error catalogue', () => {
  it.each([
    ['HTTP 403', 403, 'otp/blocked', 'Something went wrong please try again'],
    ['HTTP 401', 401, 'otp/wrong', 'Wrong OTP.'],
    ['HTTP 400', 400, 'otp/expired', 'OTP Expired'],
    ['another status', 502, 'otp/refused', 'The SMS gateway is away'],
    ['HTTP 200 with another status_code', 422, 'otp/refused', 'This OTP was used already'],
  ])('%s', async (_row, status, code, message) => {
    refuseVerify(status, code, message);
    const { onClose } = await typeOtp();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(readBoxes()).toBe('');
    expect(screen.getByLabelText('OTP digit 1')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('no answer at all', async () => {
    fakeNetwork.use(http.post('*/api/otp/verify', () => HttpResponse.error()));
    await typeOtp();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the school. Please check your connection and try again.',
    );
  });

  it('an answer that cannot be right', async () => {
    answerVerify({ outcome: 'onboarded', message: 'ok' });
    await typeOtp();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not working just now.');
  });

  it('lets the next OTP in', async () => {
    refuseVerify(401, 'otp/wrong', 'Wrong OTP.');
    const { person, onClose } = await typeOtp();
    await screen.findByRole('alert');
    answerVerify({ outcome: 'onboarded', message: 'ok', ticket: 't' });
    await person.keyboard(wrongOtp(OTP));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it.each([
    ['without a reason', 'CredentialsSignin', 'Failed to Login'],
    ['with one', 'This login was used already.', 'This login was used already.'],
  ])('a login that fails %s', async (_what, signInError, message) => {
    playLogin({ signInError });
    answerVerify({ outcome: 'onboarded', message: 'ok', ticket: 't' });
    await typeOtp();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(shownSnackbars()).toEqual([]);
  });
});

describe('a right OTP', () => {
  it.each([
    ['an onboarded parent', 'onboarded', 'Login Sucessfully.'],
    ['a known one', 'known', `Login Sucessfully! User already exist in ${SCHOOL.platform}.`],
  ])('logs %s in and closes', async (_who, outcome, notice) => {
    answerVerify({ outcome, message: 'ok', ticket: 't' });
    const onVerified = jest.fn();
    const { onClose } = await typeOtp({ onVerified });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(shownSnackbars()).toEqual([notice]));
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('leads a new parent on to Sign Up', async () => {
    playLogin({ next: NEWCOMER });
    answerVerify({ outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' });
    const { onClose } = await typeOtp();
    expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(shownSnackbars()).toEqual([]);
  });

  it('welcomes a new parent who signs up, with a reference to follow', async () => {
    playLogin({ next: NEWCOMER });
    answerVerify({ outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' });
    const { person } = await typeOtp();
    await screen.findByLabelText('Parent name');
    await typeFamily(person);
    playLogin({ session: NEWCOMER });
    fakeNetwork.use(
      http.post('*/api/enquiries', () =>
        HttpResponse.json({ id: SAMPLE_REFERENCE, delivered: true, ticket: 't' }, { status: 201 }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(SAMPLE_REFERENCE)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track my enquiry' })).toHaveAttribute(
      'href',
      `/enquiry/${SAMPLE_REFERENCE}`,
    );
    await waitFor(() => expect(shownSnackbars()).toEqual(['Welcome']));
  });

  it('only keeps the number of a new parent where signing up is not the point', async () => {
    const { calls } = playLogin({ next: NEWCOMER });
    answerVerify({ outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' });
    const onVerified = jest.fn();
    const { onClose } = await typeOtp({ allowSignup: false, onVerified });
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
    expect(calls).toContain('POST callback/otp');
    expect(calls).toContain('POST update-token');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  it('says so when the number of a new parent cannot be stored', async () => {
    fakeNetwork.use(
      http.post('*/api/auth/update-token', () =>
        HttpResponse.json({ error: { code: 'request/invalid' } }, { status: 400 }),
      ),
    );
    answerVerify({ outcome: 'new', message: 'ok', ticket: 't', accessToken: 'a' });
    await typeOtp();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Some of the details are missing or not right.',
    );
  });
});
