import type { Response } from 'light-my-request';
import { withBrochure } from '@/lib/security/policy.mjs';
import { ORIGIN_PLACEHOLDER } from '@/lib/seo/siteOrigin';
import { siteUrlOf } from '@/lib/site/siteUrl';
import { isText } from './codings';

type Settings = Readonly<Record<string, string | undefined>>;
type Answer = Pick<Response, 'statusCode' | 'headers' | 'rawPayload'>;

const POLICY = 'content-security-policy';

/**
 * Completes an answer of Next by what is known only since the site has started, so that one build
 * serves any address: the origin in its text (lib/seo/siteOrigin.ts) and the brochure's host in its policy.
 */
export const createFill = (env: Settings) => {
  const siteUrl = siteUrlOf(env);
  return ({ statusCode, headers, rawPayload }: Answer): Answer => {
    const policy = headers[POLICY];
    const isOpen = isText(headers) && rawPayload.includes(ORIGIN_PLACEHOLDER);
    return {
      statusCode,
      headers: policy ? { ...headers, [POLICY]: withBrochure(String(policy), env) } : headers,
      rawPayload: isOpen
        ? Buffer.from(rawPayload.toString().replaceAll(ORIGIN_PLACEHOLDER, () => siteUrl))
        : rawPayload,
    };
  };
};
