import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { maxRooms } from '@portal/shared/rules';
import { Select, Stepper, TextInput } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { arrivalTimes } from './arrival-times.ts';
import { hotelBookingMessages } from './hotel-booking-messages.ts';
import { type HotelForm, withRooms } from './hotel-form.ts';

interface RoomsSectionProps {
  readonly state: Form<HotelForm>;
  /** How many rooms there are for all of the nights; undefined until that is known. */
  readonly left: number | undefined;
  /** From and until when the hotel has the rooms, as `14:00`. */
  readonly hours: { readonly checkIn: string; readonly checkOut: string };
}

const fewRooms = 5;

const RoomCount = ({ state, left = maxRooms }: Pick<RoomsSectionProps, 'state' | 'left'>) => {
  const t = useMessages(hotelBookingMessages);
  const { rooms } = state.values;
  const tooFew = left === 0 ? t('rooms.full') : t('rooms.tooFew', { count: left });
  return (
    <div className={styles.steppers}>
      <Stepper
        name="rooms"
        label={t('rooms.label')}
        value={rooms}
        min={1}
        max={Math.min(maxRooms, left)}
        hint={left <= fewRooms && rooms <= left ? t('rooms.left', { count: left }) : undefined}
        error={rooms > left ? tooFew : state.errorOf('rooms')}
        onChange={(count) => state.change((form) => withRooms(form, count))}
      />
    </div>
  );
};

const GuestNames = ({ state }: Pick<RoomsSectionProps, 'state'>) => {
  const t = useMessages(hotelBookingMessages);
  return state.values.guests.map((name, place) => (
    <TextInput
      key={place}
      name={`guests/${place}`}
      label={t('rooms.guest', { number: place + 1 })}
      required
      maxLength={50}
      autoComplete={place === 0 ? 'name' : 'off'}
      value={name}
      error={state.errorOf(`guests/${place}`)}
      onChange={(next) => state.change((form) => ({ ...form, guests: form.guests.with(place, next) }))}
    />
  ));
};

/** How many rooms, whose they are, and when the guests come. */
export const RoomsSection = ({ state, left, hours }: RoomsSectionProps) => {
  const t = useMessages(hotelBookingMessages);
  const times = arrivalTimes(hours.checkIn);
  const choices = times.map((from, place) => {
    const to = times[place + 1];
    return { value: from, label: to ? t('rooms.between', { from, to }) : t('rooms.late', { from }) };
  });
  return (
    <FormSection title={t('rooms.title')} lead={t('rooms.lead')}>
      <RoomCount state={state} left={left} />
      <div className={styles.fields}>
        <GuestNames state={state} />
        <Select
          name="arrivalTime"
          label={t('rooms.arrival')}
          hint={t('rooms.arrivalHint', hours)}
          required
          value={state.values.arrivalTime}
          options={choices}
          error={state.errorOf('arrivalTime')}
          onChange={(arrivalTime) => state.change((form) => ({ ...form, arrivalTime }))}
        />
      </div>
    </FormSection>
  );
};
