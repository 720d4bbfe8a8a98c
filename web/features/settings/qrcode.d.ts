/** The part of qrcode that we use (https://github.com/soldair/node-qrcode). It is published without types. */
declare module 'qrcode' {
  /** Makes the modules of a QR code, row by row: 1 is dark. */
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { readonly modules: { readonly size: number; readonly data: Uint8Array } };
}
