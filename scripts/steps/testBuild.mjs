/**
 * The settings of the build that is tested: an address that none of the tested sites is started with, so
 * that what follows the build differs from what follows the start; third parties (no such account or host
 * exists).
 */
export const TEST_BUILD = {
  SITE_URL: 'https://www.example.org',
  BROCHURE_URL: '',
  NEXT_PUBLIC_GTM_ID: 'GTM-TEST1',
  NEXT_PUBLIC_META_PIXEL_ID: '123456789',
  NEXT_PUBLIC_GOOGLE_ADS_ID: 'AW-123456789',
  NEXT_PUBLIC_GOOGLE_ADS_LABELS:
    'enquiry=TestE,verified_number=TestV,whatsapp=TestW,brochure=TestB,call=TestC',
  NEXT_PUBLIC_SPEED_SCRIPT_SRC: 'https://speed.example/measure.js',
  NEXT_PUBLIC_CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC: 'https://cdn.example/framework.js',
};
