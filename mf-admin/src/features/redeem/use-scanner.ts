import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type CameraFault, cameraFault, createCodeReader, type Reader } from './code-reader.ts';

const everyMs = 200;
/** The same code in front of the camera is read once, not five times a second. */
const forgetMs = 3_000;

interface Seen {
  readonly code: string;
  readonly at: number;
}

const isNews = (last: Seen, code: string): boolean => code !== last.code || Date.now() - last.at > forgetMs;

const findCode = async (reader: Reader, picture: HTMLVideoElement | null): Promise<string | undefined> =>
  picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    ? (await reader.detect(picture))[0]?.rawValue
    : undefined;

/** Reads codes from the camera as long as it is mounted, each once while it stays in sight. */
export const useScanner = (video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) => {
  const [fault, setFault] = useState<CameraFault>();
  const [running, setRunning] = useState(false);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const reader = createCodeReader();
    if (!reader) return setFault('unsupported');
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    let ended = false;
    let last: Seen = { code: '', at: 0 };
    const read = async () => {
      const code = await findCode(reader, video.current);
      if (code !== undefined && isNews(last, code)) tell(code);
      if (code !== undefined) last = { code, at: Date.now() };
      if (!ended) timer = window.setTimeout(() => void read(), everyMs);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (ended || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setRunning(true);
      await read();
    };
    const stop = () => {
      ended = true;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((error: unknown) => setFault(cameraFault(error)));
    return stop;
  }, [video]);
  return { fault, running };
};
