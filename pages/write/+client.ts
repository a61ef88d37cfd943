import "../+client.ts";
import "../../components/WritePost/WritePost.css";
