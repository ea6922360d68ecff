import { encode } from 'uqr';

/** The dark modules of a code as one path, in a square of `size` modules. */
const pathOf = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: modules.join('') };
};

/** A QR code. Always dark on white with a quiet edge, whatever the theme: phones read nothing else. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = pathOf(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14202b" />
    </svg>
  );
};
