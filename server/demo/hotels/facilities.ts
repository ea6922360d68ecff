/** What a house offers, with its English: lists of hotels are filtered by it. */
export const facilities = {
  泳池: 'Pool',
  海景: 'Sea view',
  亲子: 'Family',
  停车场: 'Parking',
  充电桩: 'EV charging',
  早餐: 'Breakfast',
  餐厅: 'Restaurant',
  健身房: 'Gym',
  温泉: 'Hot springs',
  洗衣房: 'Laundry',
  会议室: 'Meeting rooms',
  接送: 'Shuttle',
  花园: 'Garden',
  自行车: 'Bicycles',
  厨房: 'Kitchen',
  无障碍: 'Step-free access',
  宠物友好: 'Pets welcome',
} as const satisfies Readonly<Record<string, string>>;

export type Facility = keyof typeof facilities;

/** What sort of house it is, with its English. */
export const hotelCategories = {
  度假酒店: 'Resort',
  商务酒店: 'Business hotel',
  精品酒店: 'Boutique hotel',
  民宿: 'Guesthouse',
  公寓: 'Apartments',
} as const satisfies Readonly<Record<string, string>>;

export type HotelCategory = keyof typeof hotelCategories;
