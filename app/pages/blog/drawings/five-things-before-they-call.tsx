import { type Drawing, white } from "../drawing";

export const drawing: Drawing = {
  ground: "fill-frond",
  disk: "fill-sun",
  art: (
    <>
      <path className={white} d="M60 8h200v178H60z" />
      <path className="fill-(--light-palm)" d="M60 8h200v22H60zM78 46h110v18H78z" />
      <path className="fill-blade" d="M78 78h76v10H78z" />
      <path className="fill-pink" d="M78 100h76v42H78z" />
      <path className="fill-sun" d="M168 78h74a64 64 0 0 1-64 64h-10z" />
      <path className="fill-hot" d="M78 154h104v20H78z" />
    </>
  ),
};
