import { type Drawing, white } from "../drawing";

export const drawing: Drawing = {
  ground: "fill-leaf",
  disk: "fill-frond",
  art: (
    <>
      <path className={white} d="M46 30h196v104h-86l-46 46v-46H46z" />
      <path className="fill-(--light-palm)" d="M72 56h104v12H72zM72 80h70v12H72z" />
      <path className="fill-hot" d="M214 66l40-22 40 22v52l-40 24-40-24z" />
      <path className={white} d="M230 86h48v14h-48z" />
    </>
  ),
};
