import { type ApiError, call } from '@portal/shared/api';
import type { Picture } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { reviewBounds } from '@portal/shared/rules';
import { useRef, useState } from 'react';
import { drawJpeg } from '#src/picture/draw-jpeg.ts';
import { pictureError } from '#src/picture/picture-file.ts';
import { reviewMessages } from './review-messages.ts';

/** A picture on its way into a review: being sent, there, or refused. */
export interface ReviewPicture {
  readonly key: string;
  readonly name: string;
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number;
  readonly picture?: Picture;
  readonly fault?: string;
}

/** What the server keeps as well. */
const maxPixels = 1600;
const uploadTimeoutMs = 120_000;
const most = reviewBounds.pictures;

const kept = (picture: Picture): ReviewPicture => ({ key: picture.token, name: '', share: 1, picture });

let count = 0;
const newItem = (name: string, fault?: string): ReviewPicture => ({
  key: `new ${++count}`,
  name,
  share: 0,
  ...(fault ? { fault } : {}),
});

/** The pictures of a review in their order: made smaller, sent, and taken out again. */
export const useReviewPictures = (first: readonly Picture[]) => {
  const t = useMessages(reviewMessages);
  const [items, setItems] = useState<readonly ReviewPicture[]>(() => first.map(kept));
  const [tooMany, setTooMany] = useState(false);
  const sending = useRef(new Map<string, AbortController>());

  const change = (key: string, changes: Partial<ReviewPicture>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)));

  const send = async ({ key, name }: ReviewPicture, file: File) => {
    const control = new AbortController();
    sending.current.set(key, control);
    try {
      const small = await drawJpeg(file, maxPixels).catch(() => undefined);
      if (!small) return change(key, { fault: t('faults.unreadable', { name }) });
      const onSent = (share: number) => change(key, { share });
      const options = { quiet: true, timeout: uploadTimeoutMs, signal: control.signal, onSent };
      change(key, {
        share: 1,
        picture: await call('POST /api/v1/pictures', { body: { file: small } }, options),
      });
    } catch (error) {
      change(key, { fault: `${name}：${(error as ApiError).message}` });
    } finally {
      sending.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, most - items.length).map((file) => {
      const fault = pictureError(file);
      return { file, item: newItem(file.name, fault && t(`faults.${fault}`, { name: file.name })) };
    });
    setTooMany(taken.length < files.length);
    setItems([...items, ...taken.map(({ item }) => item)]);
    for (const { item, file } of taken) if (!item.fault) void send(item, file);
  };

  const remove = ({ key, picture }: ReviewPicture) => {
    sending.current.get(key)?.abort();
    setTooMany(false);
    setItems(items.filter((item) => item.key !== key));
    // The server deletes unused pictures after a day, so a failure is not reported.
    if (picture)
      void call(
        'DELETE /api/v1/pictures/:token',
        { params: { token: picture.token } },
        { background: true },
      ).catch(() => undefined);
  };
  /** The server has it no more. */
  const lose = (token: string, fault: string) => {
    const item = items.find(({ picture }) => picture?.token === token);
    if (item) change(item.key, { picture: undefined, fault });
  };
  return {
    items,
    tooMany,
    add,
    remove,
    lose,
    full: items.length >= most,
    busy: items.some(({ picture, fault }) => !picture && !fault),
    pictures: items.flatMap(({ picture }) => picture ?? []),
  };
};

export type ReviewPictures = ReturnType<typeof useReviewPictures>;
