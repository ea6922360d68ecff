import type { HotelDetail, RoomType } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState } from '@portal/shared/ui';
import type { RoomChoice } from '../purchase/room-choice.ts';
import type { StayState } from '../purchase/use-stay.ts';
import { RoomCard } from './room-card.tsx';
import { roomMessages } from './room-messages.ts';
import styles from './rooms.module.css';

interface RoomListProps {
  readonly hotel: Pick<HotelDetail, 'id' | 'rooms'>;
  /** Availability of the room types for the stay, once loaded. */
  readonly choices?: readonly RoomChoice[];
  readonly state: StayState;
}

/** The room types of a hotel with their availability for the stay. */
export const RoomList = ({ hotel, choices, state }: RoomListProps) => {
  const t = useMessages(roomMessages);
  const rows: readonly { room: RoomType; choice?: RoomChoice }[] =
    choices?.map((choice) => ({ room: choice.room, choice })) ?? hotel.rooms.map((room) => ({ room }));
  if (rows.length === 0) return <EmptyState icon="bed" title={t('emptyTitle')} body={t('emptyBody')} />;
  return (
    <div className={styles.rooms}>
      {rows.map(({ room, choice }) => (
        <RoomCard key={room.skuId} hotelId={hotel.id} room={room} choice={choice} state={state} />
      ))}
    </div>
  );
};
