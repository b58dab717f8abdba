import "./open-booking";
import "./open-for-print";
