import { useState } from 'react';
import { removeFromCart } from '#src/product/cart/cart-store.ts';

/** What was taken out last. */
export interface Removed {
  readonly words: string;
  readonly undo: () => void;
}

/** Removes lines from the cart; the last removal can be undone. */
export const useRemoval = () => {
  const [removed, setRemoved] = useState<Removed>();
  const remove = (words: string, ...skuIds: readonly number[]) => {
    const putBack = removeFromCart(...skuIds);
    const undo = () => {
      putBack();
      setRemoved(undefined);
    };
    setRemoved({ words, undo });
  };
  return { removed, remove };
};
