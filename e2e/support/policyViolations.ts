import type { BrowserContext } from '@playwright/test';

const TELL = 'tellPolicyViolation';

/**
 * Collects what the security policy stopped, or would have stopped (report-only), in every page and
 * frame of a context, from its first script on: the event comes where the console says nothing too.
 */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const violations: string[] = [];
  await context.exposeFunction(TELL, (violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript((tell) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const place = `${location.pathname} ${sourceFile}:${lineNumber}`;
      Reflect.get(window, tell)(`${disposition}: ${effectiveDirective} ${blockedURI} (${place})`);
    });
  }, TELL);
  return violations;
};
