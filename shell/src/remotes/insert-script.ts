import { filePatience } from './patience.ts';

/** Runs a script of another origin or folder. Rejects when it does not come in time or its bytes are not the expected. */
export function insertScript(src: string, integrity: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    const late = () => reject(new Error(`${src} did not come within ${filePatience} ms.`));
    const timer = setTimeout(late, filePatience);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded, or its integrity is broken.`));
    document.head.append(script);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
  }).finally(() => script.remove());
}
