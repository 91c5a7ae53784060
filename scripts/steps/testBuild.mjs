/** The settings of the build that is tested: third parties (no such account or host exists). */
export const TEST_BUILD = {
  NEXT_PUBLIC_GTM_ID: 'GTM-TEST1',
  NEXT_PUBLIC_META_PIXEL_ID: '123456789',
  NEXT_PUBLIC_GOOGLE_ADS_ID: 'AW-123456789',
  NEXT_PUBLIC_GOOGLE_ADS_LABELS:
    'enquiry=TestE,verified_number=TestV,whatsapp=TestW,brochure=TestB,call=TestC',
  NEXT_PUBLIC_SPEED_SCRIPT_SRC: 'https://speed.example/measure.js',
  NEXT_PUBLIC_CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC: 'https://cdn.example/framework.js',
};
