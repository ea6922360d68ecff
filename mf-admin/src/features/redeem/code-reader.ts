/** Finds codes in a picture. */
export interface Reader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Not every browser has it. */
    BarcodeDetector?: new (options: {
      formats: readonly string[];
    }) => Reader;
  }
}

/** The browser's own reader of QR codes; undefined where it has none. */
export const createCodeReader = (): Reader | undefined =>
  window.BarcodeDetector && new window.BarcodeDetector({ formats: ['qr_code'] });

/** Why there is no picture. */
export type CameraFault = 'unsupported' | 'denied' | 'missing';

/** What a browser's refusal of its camera means. */
export const cameraFault = (error: unknown): CameraFault => {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'missing';
};
