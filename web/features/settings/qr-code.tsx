import { create } from 'qrcode';
import styles from './settings.module.css';

/** The light frame that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a text as a QR code: black on white in every theme. */
export function QrCode(props: { text: string; label: string }) {
  const { size, data } = create(props.text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  data.forEach((dark, index) => {
    if (dark) path += `M${(index % size) + quietZone} ${Math.floor(index / size) + quietZone}h1v1h-1z`;
  });
  const side = size + 2 * quietZone;
  return (
    <svg role="img" aria-label={props.label} className={styles.qr} viewBox={`0 0 ${side} ${side}`}>
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
