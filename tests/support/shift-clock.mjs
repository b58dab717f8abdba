/** Loaded with `NODE_OPTIONS=--import`. The clock of this process is CLOCK_SHIFT milliseconds off. */
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT);

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
