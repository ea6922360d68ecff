import { useQueryParams } from '@portal/shared/ui';

/** Where one is: among the areas, the types of one, or the labels of one of these. */
export interface AreaPlace {
  readonly areaId: number | undefined;
  readonly typeId: number | undefined;
  readonly go: (to: { areaId?: number; typeId?: number }) => void;
}

/** The place in the areas, kept in the URL. */
export const useAreaPlace = (): AreaPlace => {
  const { getNumber, set } = useQueryParams();
  return {
    areaId: getNumber('area'),
    typeId: getNumber('type'),
    go: ({ areaId, typeId }) => set({ area: areaId, type: typeId }),
  };
};
