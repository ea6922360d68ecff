import type { RoomType } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Card, Icon, type IconName, Picture, Skeleton } from '@portal/shared/ui';
import { openOffer, type RoomChoice } from '../purchase/room-choice.ts';
import type { StayState } from '../purchase/use-stay.ts';
import { CancellationLine } from './cancellation-line.tsx';
import { RoomAlternative } from './room-alternative.tsx';
import { roomMessages } from './room-messages.ts';
import { RoomPrice } from './room-price.tsx';
import styles from './rooms.module.css';

interface RoomCardProps {
  readonly hotelId: number;
  readonly room: RoomType;
  /** Availability for the stay, once loaded. */
  readonly choice?: RoomChoice;
  readonly state: StayState;
}

const useRoomFacts = ({ bed, area, maxGuests, breakfasts }: RoomType) => {
  const t = useMessages(roomMessages);
  const text = useText();
  const facts: readonly (readonly [icon: IconName, words: string])[] = [
    ['bed', text(bed)],
    ['home', t('area', { count: area })],
    ['user', t('guests', { count: maxGuests })],
    ['meal', breakfasts > 0 ? t('breakfasts', { count: breakfasts }) : t('noBreakfast')],
  ];
  return facts;
};

/** A room type: what it is, what cancelling costs, what the stay costs, and the way to book it. */
export const RoomCard = ({ hotelId, room, choice, state }: RoomCardProps) => {
  const text = useText();
  const facts = useRoomFacts(room);
  const offer = choice && openOffer(choice);
  return (
    <Card as="article" className={styles.room}>
      <div className={styles.picture}>
        <Picture src={room.picture} alt="" width={1200} height={900} sizes="(min-width: 720px) 200px, 92vw" />
      </div>
      <div className={styles.words}>
        <h3>{text(room.name)}</h3>
        <ul className={styles.facts}>
          {facts.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} size={16} />
              {words}
            </li>
          ))}
        </ul>
        <p className={styles.facilities}>{room.facilities.map(text).join(' · ')}</p>
        <CancellationLine room={room} stay={state.stay} offer={offer} />
      </div>
      <div className={styles.offer} aria-busy={!choice}>
        {!choice && <Skeleton height={120} />}
        {offer && <RoomPrice hotelId={hotelId} room={room} offer={offer} stay={state.stay} />}
        {choice && !offer && <RoomAlternative choice={choice} onChange={state.change} />}
      </div>
    </Card>
  );
};
